import { renderToStaticMarkup } from 'react-dom/server'
import type { Mail, MailBlock } from './mail.ts'

/** The mark goes along with each mail under this name (RFC 2392): nothing is fetched, so nobody is counted. */
export const MARK_ID = 'marke@stellwerk'
/** Edge of the mark as it is shown, in CSS pixels. */
export const MARK_SIZE = 28

/** Renders a mail to HTML: one column of 600 px in tables, system font, no picture that counts readers (handbook §10). */
export function renderMailHtml(mail: Mail, appUrl: string): string {
  return `<!doctype html>${renderToStaticMarkup(<Message mail={mail} appUrl={appUrl} />)}`
}

const column = { width: '100%', maxWidth: 600, tableLayout: 'fixed', wordBreak: 'break-word' } as const
const font = { fontFamily: 'Arial, Helvetica, sans-serif', color: '#0b2429' }

function Message({ mail, appUrl }: { mail: Mail; appUrl: string }) {
  return (
    <html lang="de">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>{mail.subject}</title>
      </head>
      <body style={{ margin: 0, background: '#f2f7f5' }}>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: 16 }}>
                {/* The attribute is for Outlook, which knows no greatest width; the style lets the column shrink on phones. */}
                <table role="presentation" width="600" cellPadding={0} cellSpacing={0} style={column}>
                  <tbody>
                    <tr>
                      <td
                        style={{
                          ...font,
                          background: '#032c32',
                          color: '#f1f9f7',
                          padding: '14px 24px',
                          fontSize: 18,
                          lineHeight: '28px',
                          fontWeight: 700,
                        }}
                      >
                        {/* Its name stands next to it. */}
                        <img
                          src={`cid:${MARK_ID}`}
                          alt=""
                          width={MARK_SIZE}
                          height={MARK_SIZE}
                          style={{ verticalAlign: 'middle', border: 0 }}
                        />
                        <span style={{ verticalAlign: 'middle', paddingLeft: 10 }}>Stellwerk</span>
                      </td>
                    </tr>
                    <tr>
                      <td
                        style={{ ...font, background: '#fefffe', padding: '32px 24px', fontSize: 16, lineHeight: 1.5 }}
                      >
                        <h1 style={{ fontSize: 24, lineHeight: 1.25, margin: '0 0 16px' }}>{mail.heading}</h1>
                        {mail.blocks.map((block) => (
                          <Block key={JSON.stringify(block)} block={block} />
                        ))}
                      </td>
                    </tr>
                    <tr>
                      <td style={{ ...font, color: '#495e61', padding: '16px 24px', fontSize: 13, lineHeight: 1.5 }}>
                        {mail.reason}{' '}
                        {mail.unsubscribe && (
                          <>
                            <a href={mail.unsubscribe.pageUrl} style={{ color: '#005c5f' }}>
                              Abmelden
                            </a>{' '}
                          </>
                        )}
                        <a href={`${appUrl}/imprint`} style={{ color: '#005c5f' }}>
                          Impressum
                        </a>
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}

function Block({ block }: { block: MailBlock }) {
  if (block.kind === 'paragraph') return <p style={{ margin: '0 0 16px', whiteSpace: 'pre-line' }}>{block.text}</p>
  if (block.kind === 'quote') {
    return (
      <blockquote
        style={{ margin: '0 0 16px', padding: '0 0 0 16px', borderLeft: '3px solid #d4dedc', whiteSpace: 'pre-line' }}
      >
        {block.text}
      </blockquote>
    )
  }
  if (block.kind === 'links') {
    return (
      <>
        {block.items.map(({ label, detail, url }) => (
          <p key={url} style={{ margin: '0 0 16px' }}>
            <a href={url} style={{ color: '#005c5f', fontWeight: 700 }}>
              {label}
            </a>
            <br />
            <span style={{ color: '#495e61' }}>{detail}</span>
          </p>
        ))}
      </>
    )
  }
  return (
    <>
      <p style={{ margin: '24px 0 16px' }}>
        <a
          href={block.url}
          style={{
            background: '#fdc92b',
            color: '#2d2106',
            padding: '12px 24px',
            borderRadius: 8,
            fontWeight: 700,
            textDecoration: 'none',
            display: 'inline-block',
          }}
        >
          {block.label}
        </a>
      </p>
      <p style={{ margin: '0 0 16px', fontSize: 13, color: '#495e61', wordBreak: 'break-all' }}>
        Oder diese Adresse öffnen: {block.url}
      </p>
    </>
  )
}
