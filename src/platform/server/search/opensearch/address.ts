/** Where a cluster is, how one signs in, and how the names of our indexes begin. */
export type ClusterAddress = {
  nodes: string[]
  auth: { username: string; password: string } | null
  prefix: string
}

/** Several hosts, a name and password for all of them, and after the slash how our indexes' names begin. */
const ADDRESS =
  /^(https?):\/\/(?:([^\s:@/]+):([^\s@/]+)@)?([^\s@/,]+(?:,[^\s@/,]+)*)(?:\/([a-z0-9][a-z0-9_-]{0,63})?)?$/

/** Whether a text is an address as OPENSEARCH_URL wants it. */
export function isClusterAddress(text: string): boolean {
  const hosts = ADDRESS.exec(text)?.[4]?.split(',') ?? []
  return hosts.length > 0 && hosts.every((host) => URL.canParse(`http://${host}`))
}

/** @throws TypeError for what is no such address */
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
