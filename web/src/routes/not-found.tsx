export { NotFoundPage as default } from '../page/not-found-page.tsx'
