import { readFileSync } from 'node:fs'

/** A colour of the theme is named as in `app/styles/theme.css`: `paper` stands for `--color-paper`. */
export function themeColour(name: string): string {
  const styles = readFileSync(new URL('../app/styles/theme.css', import.meta.url), 'utf8')
  const colour = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(styles)?.[1]
  if (colour === undefined) throw new Error(`app/styles/theme.css has no colour --color-${name}`)
  return colour
}
