// The baseline: a minimal node:http server. Takes the port as argument.
import { createServer } from 'node:http'

const body = Buffer.from('Hallo')

createServer((request, response) => {
  if (request.url === '/readyz') response.setHeader('cache-control', 'no-store')
  response.writeHead(200, { 'content-type': 'text/plain', 'content-length': body.length })
  response.end(body)
}).listen(Number(process.argv[2]), '127.0.0.1')
