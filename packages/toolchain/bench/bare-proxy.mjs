/** `@fastify/http-proxy` as it is: it checks, counts, caches and refuses nothing. */
import httpProxy from '@fastify/http-proxy'
import Fastify from 'fastify'

const app = Fastify()
await app.register(httpProxy, { upstream: String(process.env.UPSTREAM_URL), prefix: '/api' })
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
