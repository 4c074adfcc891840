import { api } from '../api/api.ts'
import { injectApi } from './reducer.ts'

/** A page whose components use the query cache's hooks imports this module; elsewhere the first use of the cache loads it. */
injectApi(api)

export { api }
