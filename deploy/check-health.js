// Ends with 0 when the site at this address is ready for visitors; for a container's health check.
const isReady = await fetch(process.argv[2]).then(
  ({ ok }) => ok,
  () => false,
)
process.exitCode = isReady ? 0 : 1
