/** Address of a cluster, credentials, and the prefix of our index names. */
export type ClusterAddress = {
  nodes: string[]
  auth: { username: string; password: string } | null
  prefix: string
}

/** Several hosts, a name and password for all of them, and after the slash the prefix of our index names. */
const ADDRESS =
  /^(https?):\/\/(?:([^\s:@/]+):([^\s@/]+)@)?([^\s@/,]+(?:,[^\s@/,]+)*)(?:\/([a-z0-9][a-z0-9_-]{0,63})?)?$/

/** Whether a text is a valid OPENSEARCH_URL. */
export function isClusterAddress(text: string): boolean {
  const hosts = ADDRESS.exec(text)?.[4]?.split(',') ?? []
  return hosts.length > 0 && hosts.every((host) => URL.canParse(`http://${host}`))
}

/** @throws TypeError for an invalid address */
export function clusterAddress(text: string): ClusterAddress {
  const [, scheme, username, password, hosts, prefix = 'stellwerk'] = ADDRESS.exec(text) ?? []
  if (hosts === undefined) throw new TypeError('No address of a cluster')
  return {
    nodes: hosts.split(',').map((host) => `${scheme}://${host}`),
    auth:
      username === undefined || password === undefined
        ? null
        : { username: decodeURIComponent(username), password: decodeURIComponent(password) },
    prefix,
  }
}
