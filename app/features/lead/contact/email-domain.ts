const PROVIDERS = ['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com', 'inbox.lt']
/** These are one typo away from a provider above, but real. */
const REAL_LOOKALIKES = ['mail.com', 'ymail.com', 'email.com', 'inbox.lv']

/** Returns the provider whose domain was likely meant, one typo away from what was typed; null when the domain may be right. */
export function likelyDomain(email: string): string | null {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  if (REAL_LOOKALIKES.includes(domain)) return null
  return PROVIDERS.find((provider) => differByOneTypo(domain, provider)) ?? null
}

/** A typo is one letter too many, too few or wrong, or two that changed places. */
function differByOneTypo(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && a[start] === b[start]) start++
  let end = 0
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const [inA, inB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  if (inA === inB) return false
  return (inA.length <= 1 && inB.length <= 1) || (inA.length === 2 && inA === `${inB[1]}${inB[0]}`)
}
