import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'

/** A page with React and its router and nothing else: the least that a page of the shop could cost on this machine. */
function Control() {
  return (
    <main>
      <h1>A bare page</h1>
      <p>It has one heading and one sentence.</p>
    </main>
  )
}

const router = createBrowserRouter([{ path: '*', Component: Control }])
const root = document.getElementById('root')
if (root) createRoot(root).render(<RouterProvider router={router} />)
