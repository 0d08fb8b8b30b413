import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

const ORIGIN = 'http://stellwerk.test'
const RELYING_PARTY = 'stellwerk.test'
const [PRESENT, VERIFIED, ATTESTED] = [0x01, 0x04, 0x40]

type Asked = { challenge: string }

/**
 * A device with one passkey, made with node:crypto after WebAuthn level 2: its signatures pass a real verifier.
 * `isVerified` is whether it reports having checked finger, face or PIN.
 */
export class Authenticator {
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  private readonly id = randomBytes(16)
  private counter = 0

  /** The answer to the options of a registration. */
  register({ challenge }: Asked, { isVerified = true } = {}) {
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.id.length)
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, this.coseKey()])
    const authData = Buffer.concat([this.authData(isVerified, ATTESTED), credential])
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      ...[text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData'), bytes(authData)],
    ])
    return this.answer({
      clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    })
  }

  /** The answer to the options of a sign-in. */
  authenticate({ challenge }: Asked, { isVerified = true } = {}) {
    this.counter += 1
    const authData = this.authData(isVerified)
    const client = clientData('webauthn.get', challenge)
    const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()])
    return this.answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: createSign('sha256').update(signed).sign(this.keys.privateKey).toString('base64url'),
    })
  }

  private answer(response: Record<string, unknown>) {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }

  private authData(isVerified: boolean, flags = 0): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    const flag = Buffer.from([PRESENT | flags | (isVerified ? VERIFIED : 0)])
    return Buffer.concat([createHash('sha256').update(RELYING_PARTY).digest(), flag, counter])
  }

  /** ES256 as RFC 9053 writes it: kty 2, alg -7, crv 1, x, y. */
  private coseKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' })
    const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01])
    const [left, right] = [Buffer.from([0x21]), Buffer.from([0x22])]
    return Buffer.concat([head, left, bytes(Buffer.from(x, 'base64url')), right, bytes(Buffer.from(y, 'base64url'))])
  }
}

function clientData(type: string, challenge: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin: ORIGIN, crossOrigin: false }))
}

/** CBOR's short texts (RFC 8949). */
function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
}

/** CBOR's byte strings up to 255 bytes. */
function bytes(value: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x58, value.length]), value])
}
