/** Five minutes a database; SOAK_SECONDS sets another length. */
export const SECONDS = Number(process.env.SOAK_SECONDS ?? 300)
/** Caches fill and the compiler is busy; then levels are read. */
export const WARM_UP_SECONDS = Math.min(90, SECONDS / 4)
/** The first one after the warm-up and the last one are compared. */
export const PERIOD_SECONDS = Math.min(60, SECONDS / 4)
export const VISITS_PER_SECOND = 1.5
export const ATTACKS_PER_SECOND = 45

export const MAX_MEMORY_GROWTH = 1.15
export const MAX_P99_MS = 500
/** However costly the pages are that others ask for: health checks and leads go first. */
export const MAX_HEALTH_MS = 1_000
export const MAX_LEAD_P99_MS = 2_000
/** Below `--max-old-space-size`, which `npm start` sets to 256 MB. */
export const HEAP_CEILING = 200e6
