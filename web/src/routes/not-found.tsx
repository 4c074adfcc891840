export { NotFoundPage as default } from '../app/page-not-found.tsx'
