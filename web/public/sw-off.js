/**
 * Served in place of the service worker while the operator has it off (P505): it ends the one that runs, removes the files
 * that it kept, and itself. Open pages go on with the network.
 */
addEventListener('install', () => self.skipWaiting())
addEventListener('activate', (event) => {
  const removeFiles = async () => {
    const names = await caches.keys()
    await Promise.all(
      names.filter((name) => name.startsWith('workbox-precache')).map((name) => caches.delete(name)),
    )
  }
  event.waitUntil(removeFiles().then(() => self.registration.unregister()))
})
