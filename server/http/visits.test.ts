import { expect, test } from 'vitest'
import { isAutomated } from './visits.ts'

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', true],
  ['Mozilla/5.0 (Linux; Android 12; CUBOT NOTE 30) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile', false],
  ['Mozilla/5.0 (Linux; Android 9; CUBOT_X19) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile', false],
  ['Mozilla/5.0 (Linux; Android 12; CUBOT) AppleWebKit/537.36 (compatible; Googlebot/2.1)', true],
])('%s is a robot: %j', (agent, isRobot) => {
  const request = new Request('https://www.example.lt/', { headers: { 'User-Agent': agent } })
  expect(isAutomated(request)).toBe(isRobot)
})
