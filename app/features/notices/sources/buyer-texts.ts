const ROLE = /\s+(?:\((?:PV|perkančioji organizacija)\)|PV)$/iu

/** Buyers add that they are a contracting authority: „Alytaus poliklinika (PV)“. */
export function withoutRole(buyerName: string): string {
  return buyerName.trim().replace(ROLE, '')
}

export function buyerCodeOf(code: string | number | null | undefined): string | null {
  return /^\d{7,9}$/.exec(String(code ?? '').replace(/\s|^LT/g, ''))?.[0] ?? null
}
