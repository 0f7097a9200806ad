import type { Article } from './create-article-library.ts'
import dokumentai from './drawings/dokumentai.svg?raw'
import paieska from './drawings/paieska.svg?raw'
import pirkimuBudai from './drawings/pirkimu-budai.svg?raw'
import pradzia from './drawings/pradzia.svg?raw'
import sutartis from './drawings/sutartis.svg?raw'
import teise from './drawings/teise.svg?raw'

/** Draws the topic in the manner of the envelope: lines of the firm's green on paper, with one amber mark. */
const DRAWINGS: Record<Article['topic'], string> = {
  pradžia: pradzia,
  paieška: paieska,
  dokumentai,
  'pirkimų būdai': pirkimuBudai,
  teisė: teise,
  sutartis,
}

/** It is as wide as its class says. */
export function TopicDrawing({ topic, className }: { topic: Article['topic']; className: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of ours
  return <div className={className} dangerouslySetInnerHTML={{ __html: DRAWINGS[topic] }} />
}
