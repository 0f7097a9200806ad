import * as urls from '#app/ui/urls.ts'
import { wordsForAddress } from '../letter-query.ts'
import type { LetterModel } from '../letter-service.server.ts'
import type { ActivityCodes } from '../matching/split-by-activity.ts'

interface ActivityQuestionProps {
  model: LetterModel
  activities: ActivityCodes
}

export function ActivityQuestion({ model, activities: { sold, done } }: ActivityQuestionProps) {
  const replies = [
    ['Parduodame prekes', sold],
    ['Atliekame darbus, teikiame paslaugas', done],
  ] as const
  return (
    <p data-print="no" className="flex flex-wrap items-baseline gap-x-4 text-sm">
      <span>Parduodate ar atliekate?</span>
      {replies.map(([label, codes]) => (
        <a key={label} href={urls.letterOf(codes, wordsForAddress(model))} className="link list-target">
          {label}
        </a>
      ))}
    </p>
  )
}
