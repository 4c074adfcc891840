import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { purchases } from './features/purchases.ts'

/** The shop's addresses (P6 to P22). An address that is not here is the not-found page. */
export default [
  index('routes/home.tsx'),
  route('airport-list/:pageType', 'routes/airport-list.tsx'),
  route('airport/:agentId/:code', 'routes/airport.tsx'),
  route('lounge/detail/:agentId/:code', 'routes/lounge-detail.tsx'),
  layout(
    'routes/purchase-layout.tsx',
    purchases.map(({ path, route: file }) => route(path, file)),
  ),
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
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
