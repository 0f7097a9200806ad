// Loaded before the server (NODE_OPTIONS=--import): its clock runs ahead by the seconds that stand in CLOCK_FILE.
import { readFileSync } from 'node:fs'

const RealDate = Date
let aheadMs = 0
setInterval(() => {
  aheadMs = Number(readFileSync(process.env.CLOCK_FILE, 'utf8')) * 1_000
}, 50).unref()

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    super(...(parts.length === 0 ? [RealDate.now() + aheadMs] : parts))
  }
  static now() {
    return RealDate.now() + aheadMs
  }
}
