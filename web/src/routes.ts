import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Addresses of spec §2 whose pages come later. Each moves up to a line of its own once it is built. */
const LATER = ['membership-purchase/*']

/** The shop's addresses (spec §2). An address that is not here is the not-found page. */
export default [
  index('routes/home.tsx'),
  route('airport-list/:pageType', 'routes/airport-list.tsx'),
  route('airport/:agentId/:code', 'routes/airport.tsx'),
  route('lounge/detail/:agentId/:code', 'routes/lounge-detail.tsx'),
  route('lounge/buypass/:result?', 'routes/lounge-buypass.tsx'),
  route('lounge/:agentId/:loungeCode/prebook/:result?', 'routes/lounge-prebook.tsx'),
  route('fast-track/:agentId/:airportCode/:cipCode/:result?', 'routes/fast-track.tsx'),
  route('contact-us', 'routes/contact-us.tsx'),
  route('survey/tnc', 'routes/survey-tnc.tsx'),
  route('delete-account', 'routes/delete-account.tsx'),
  route('delete-account/index', 'routes/delete-account-index.tsx'),
  route('delete-account/form', 'routes/delete-account-form.tsx'),
  route('delete-account/result', 'routes/delete-account-result.tsx'),
  route('products', 'routes/products.tsx'),
  route('products/index', 'routes/products-index.tsx'),
  route('products/item/:productType', 'routes/product.tsx'),
  route('membership-plan', 'routes/membership-plan.tsx'),
  route('help-topics', 'routes/help-topics.tsx'),
  route('help-topics/index', 'routes/help-topics-index.tsx'),
  route('help-topics/category/:type', 'routes/help-topics-category.tsx'),
  route('content/:pageType', 'routes/content.tsx'),
  ...LATER.map((path) => route(path, 'routes/not-open-yet.tsx', { id: path })),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
