// Loaded before the server (NODE_OPTIONS=--import): counts its work in a way that no busy machine changes. Each GET on
// the port that it prints answers with the work since the one before.
import { createServer } from 'node:http'
import { Session } from 'node:inspector'

/** Characters that native functions process in the time of one block; roughly measured. */
const CHARACTERS_PER_BLOCK = 25

const session = new Session()
session.connect()
session.post('Profiler.enable')
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })

/** Processed by native functions, which coverage does not count. */
let characters = 0

for (const name of ['indexOf', 'includes', 'match', 'matchAll', 'replace', 'replaceAll', 'split', 'trim']) {
  const original = String.prototype[name]
  String.prototype[name] = function (...args) {
    characters += this.length
    return Reflect.apply(original, this, args)
  }
}

const { normalize } = String.prototype
String.prototype.normalize = function (...args) {
  characters += this.length
  // Marks are sorted by insertion: each is compared with those before it in its row.
  for (const [marks] of this.matchAll(/\p{M}+/gu)) characters += marks.length ** 2 / 2
  return Reflect.apply(normalize, this, args)
}

const { indexOf } = Buffer.prototype
Buffer.prototype.indexOf = function (wanted, from = 0, ...args) {
  const found = Reflect.apply(indexOf, this, [wanted, from, ...args])
  // Each position may cost as many comparisons as the searched text is long.
  characters += ((found === -1 ? this.length : found) - Number(from)) * (wanted.length ?? 1)
  return found
}

/** Blocks of code that ran since the last call. */
function takeBlocks() {
  let blocks = 0
  session.post('Profiler.takePreciseCoverage', (_, { result }) => {
    for (const { functions } of result) {
      for (const { ranges } of functions) for (const { count } of ranges) blocks += count
    }
  })
  return blocks
}

const server = createServer((_, response) => {
  const work = takeBlocks() + characters / CHARACTERS_PER_BLOCK
  characters = 0
  response.writeHead(200, { Connection: 'close' }).end(String(Math.round(work)))
  // Does not count the work of counting.
  takeBlocks()
})
server.listen(0, '127.0.0.1', () => process.stderr.write(`WORK COUNTED ON ${server.address().port}\n`))
server.unref()
