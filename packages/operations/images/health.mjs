/** Whether the server of this container is ready: ends with 0 or 1, for the engine's health check. */
const answer = await fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).catch(() => undefined)
process.exitCode = answer?.ok === true ? 0 : 1
