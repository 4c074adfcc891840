import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Link, RouterProvider } from 'react-router'

/** A page with React and its router and nothing else: the least that a page, a press or a view could cost on this machine. */
function Control() {
  const [count, setCount] = useState(0)
  return (
    <main>
      <h1>A bare page</h1>
      <p>It has one heading and one sentence.</p>
      <button type="button" onClick={() => setCount(count + 1)}>
        Pressed {count} times
      </button>
      <Link to="/next">Next page</Link>
    </main>
  )
}

function NextPage() {
  return (
    <main>
      <h1>Next page</h1>
    </main>
  )
}

const router = createBrowserRouter([
  { path: '/next', Component: NextPage },
  { path: '*', Component: Control },
])
const root = document.getElementById('root')
if (root) createRoot(root).render(<RouterProvider router={router} />)
