/** `fast-gateway` as it is: it checks, counts, caches and refuses nothing. */
import fastGateway from 'fast-gateway'

const routes = [{ prefix: '/api', prefixRewrite: '', target: String(process.env.UPSTREAM_URL) }]
await fastGateway({ routes }).start(Number(process.env.PORT), '127.0.0.1')
