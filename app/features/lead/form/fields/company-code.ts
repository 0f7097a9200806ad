/** Null for other lengths than nine (foreign, personal, old codes), which have no check digit. */
export function hasValidCheckDigit(companyCode: string): boolean | null {
  if (!/^\d{9}$/.test(companyCode)) return null
  const digits = [...companyCode].map(Number)
  const first = weightedSum(digits, [1, 2, 3, 4, 5, 6, 7, 8]) % 11
  const expected = first < 10 ? first : (weightedSum(digits, [3, 4, 5, 6, 7, 8, 9, 1]) % 11) % 10
  return digits[8] === expected
}

function weightedSum(digits: readonly number[], weights: readonly number[]): number {
  return weights.reduce((sum, weight, i) => sum + weight * (digits[i] ?? 0), 0)
}
