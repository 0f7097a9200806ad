import { hasRightCheckDigit } from './company-code.ts'

/** A gentle word that never blocks: registers have exceptions, and visitors know their company better. */
export function CompanyCodeWarning({ code }: { code: string }) {
  if (hasRightCheckDigit(code) !== false) return null
  return (
    <p className="text-amber">Patikrinkite kodą: panašu, kad įsivėlė klaida. Jei jis teisingas, tęskite.</p>
  )
}
