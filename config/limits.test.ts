import { expect, test } from 'vitest'
import { limits, sharedMails } from './limits.ts'

test('digests take more ordinary leads a minute than the limits accept, so that their queue never grows for long', () => {
  const { scripted, plain } = limits.submissions
  const accepted = [scripted, plain].reduce(
    (sum, { overall }) => sum + (60 * overall.count) / overall.seconds,
    0,
  )
  const { digestsAtOnce, digestSize, digestEveryMinutes, mailsPerHour } = sharedMails.ordinary

  expect((digestsAtOnce * digestSize) / digestEveryMinutes).toBeGreaterThan(accepted)
  expect(mailsPerHour).toBeLessThan(digestSize)
})
