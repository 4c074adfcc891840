import './app.css'
import latin from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { isRouteErrorResponse, Links, Outlet, Scripts } from 'react-router'
import icon from '../public/icon.svg?inline'
import { InlineScripts } from './app/boot/inline-scripts.tsx'
import { StyleSheets } from './app/boot/style-sheets.tsx'
import { useBootRecord } from './app/boot/use-boot-record.ts'
import { Frame } from './app/frame/frame.tsx'
import { leavePage } from './app/navigation-memory.ts'
import { BrokenPage } from './page/broken-page.tsx'
import { FirstPage } from './page/first-page.tsx'
import { NotFoundPage } from './page/not-found-page.tsx'
import { FirstTitle } from './page/page-head.tsx'
import { Skeleton } from './ui/page/skeleton.tsx'

export const clientMiddleware = [leavePage]

/** The document. The head scripts may mark `<html>` before React starts, so its attributes may differ. */
export function Layout({ children }: { children: ReactNode }) {
  // React writes it before the style sheets; a link of ours would follow them.
  preload(latin, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#f5f5f1" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#091622" media="(prefers-color-scheme: dark)" />
        {/* In the page alone: when React starts they have run, and it leaves alone what it does not draw in a head. */}
        {import.meta.env.SSR && <InlineScripts />}
        {/* Inside the page: a request would cost more than its 300 bytes. */}
        {import.meta.env.SSR && <link rel="icon" href={icon} />}
        {import.meta.env.DEV ? <Links /> : <StyleSheets />}
      </head>
      <body>
        <Frame>{children}</Frame>
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  useBootRecord()
  return <Outlet />
}

/** Shown while the first page's code and data load: a placeholder of the page, in the frame. */
export function HydrateFallback() {
  return (
    <>
      <FirstTitle />
      <FirstPage isRoot>
        <h1 className="sr-only">Layover</h1>
        <div className="first-place wrap pt-10">
          <Skeleton shape="text" width="half" className="text-2xl" />
          <Skeleton shape="text" className="mt-6" />
          <Skeleton shape="text" width="half" />
        </div>
      </FirstPage>
    </>
  )
}

/**
 * An error response with status 404 shows the not-found page, wherever it was thrown; any other error shows the broken
 * page.
 */
export function ErrorBoundary({ error }: { error: unknown }) {
  return isRouteErrorResponse(error) && error.status === 404 ? <Departed /> : <BrokenPage />
}

/** A missing page has arrived, too: the boot record must end. */
function Departed() {
  useBootRecord()
  return <NotFoundPage />
}
