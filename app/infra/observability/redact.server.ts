/** Longer texts are cut before anything else is done with them. */
const MAX_READ_LENGTH = 1_000
const MAX_WORDS = 30
const LEFT_OUT = '…'
const PUNCTUATION = `"'()[]{}<>,.:;!?`

/**
 * The words in which PostgreSQL, Node, mail servers and browsers report faults. Add what operators miss, but nothing that
 * could be a name.
 */
const TECHNICAL_WORDS: ReadonlySet<string> = new Set(
  `
  an and are as at be been but by can cannot could did do does for from has have if in into is it its no
  not of on or some than that the this to too was were when while with without

  aborted accept accepted access account action address administrator allowed already answer argument array
  assignment attempted attributes authenticate authentication authorised authorized available backup bad
  banned before begin blacklist blacklisted block blocked blocklist buffer busy cache call cancel canceled
  canceling cancelled certificate chain character characters check circular clients closed closing code
  column command commands commit concurrent conflict connect connected connecting connection connections
  constant constraint content convert converting corrupted could count create current cyclic data database
  deadlock declared decode decoded deferred defined delay delivered delivery denied destroyed detected device
  directory disabled disconnected disk dkim dmarc domain due duplicate during empty encoding encountered end
  ended endpoint enough entry error exceed exceeded exceeds exception execute exhausted exist exists
  expected expired extend failed failure fatal fetch file files foreign format found full function
  getaddrinfo greeting greylist greylisted greylisting handler handshake header headers host hostname idle
  illegal inactivity index init initialization initialized input insert insufficient integer internal
  internet interrupted interval invalid invocation issuer iterable job jobs json key large last left length
  limit limited line local lock locked login long loop mail mailbox malformed many maximum memory message
  messages method missing mode module multiple must name network node not-null null number object off
  offline only open operation option order original out outside overloaded owner parameter parse partial path
  password peer permission permitted pipe policy pool port position postgresql prepared process promise
  properties property protocol query queue quota range rate reached read read-only reading readonly receive
  received recipient recipients recovery redirect refused regular reject rejected relation relay relaying
  remaining replication reply reputation request require required reserved reset resolve resource response
  retry role rollback row rows running schema secure self-signed send sender sending sent sequence
  serializable serialize server service session set shutdown shutting signature size slot slots socket space
  spam spf ssl stack start started starting starttls state statement stop stopped storage stored stream
  string such suspicious syntax system table temporarily temporary terminate terminated terminating
  throttled time timed timeout tls token transaction transient transmission type unable unauthenticated
  unauthorised unauthorized unavailable undefined unexpected unexpectedly unique unknown unreachable
  unreadable unsupported update upstream uri url user username valid value version violates violation virus
  waiting worker write wrong

  appendchild assets callback component dynamically element hydrate hydrated hydrating hydration import
  imported importing insertbefore loading match matched mismatch networkerror nodes props quotaexceedederror
  rangeerror react recursion referenceerror removechild render rendered rendering script securityerror
  setting syntaxerror typeerror
  `
    .trim()
    .split(/\s+/),
)

/**
 * What may be logged of a foreign text: its technical words, in their order. Everything else – names,
 * addresses, numbers, in whatever encoding they are quoted – is left out, for it may belong to a visitor.
 */
export function redact(text: string): string {
  const words: string[] = []
  for (const [part] of text.slice(0, MAX_READ_LENGTH).matchAll(/\S+/g)) {
    const word = withoutPunctuation(part).toLowerCase()
    const shown = TECHNICAL_WORDS.has(word) ? word : LEFT_OUT
    if (shown !== LEFT_OUT || words.at(-1) !== LEFT_OUT) words.push(shown)
    if (words.length === MAX_WORDS) break
  }
  return words.join(' ')
}

/** Not by a regular expression: one that looks for the end of a text is quadratic. */
function withoutPunctuation(part: string): string {
  let start = 0
  let end = part.length
  while (start < end && PUNCTUATION.includes(part.charAt(start))) start += 1
  while (start < end && PUNCTUATION.includes(part.charAt(end - 1))) end -= 1
  return part.slice(start, end)
}
