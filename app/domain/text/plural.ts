const rules = new Intl.PluralRules('lt')

type Forms = readonly [one: string, few: string, many: string]

/** Gives „1 kodas“, „2 kodai“, „10 kodų“ or „21 kodas“. */
export function counted(count: number, forms: Forms): string {
  return `${formatNumber(count)}\u00a0${formFor(count, forms)}`
}

export function formFor(count: number, [one, few, many]: Forms): string {
  return { one, few, other: many, many, zero: many, two: few }[rules.select(count)]
}

/** Turns 9454 into „9 454“, with a no-break space. */
export function formatNumber(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
}

export const CODE_FORMS = ['kodas', 'kodai', 'kodų'] as const
