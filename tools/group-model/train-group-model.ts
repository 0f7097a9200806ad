import {
  type GroupModel,
  listGroups,
  softmax,
  WEIGHT_STEP,
} from '#app/features/cpv/search/groups/group-classifier.ts'
import { ROW_COUNT } from '#app/features/cpv/search/groups/text-features.ts'
import { readTrainingTexts, type TrainingSources, type TrainingText } from './training-texts.ts'

const EPOCHS = 6
/** A prime, so that each epoch takes each text once, in an order without a pattern. */
const STRIDE = 7_368_787
const LEARNING_RATE = 0.5
/** Otherwise the first step of AdaGrad would be a whole one, however small the error. */
const FIRST_SQUARES = 0.1
/** Smaller errors teach little and cost most of the time. */
const MIN_ERROR = 0.02
/** Smaller weights are most of the model, and little of its quality. */
const MIN_WEIGHT = 0.3
const MAX_STEPS = 127

/** A softmax over groups, trained by stochastic gradient with AdaGrad: the same sources always give the same model. */
export function trainGroupModel(sources: TrainingSources): GroupModel {
  const texts = readTrainingTexts(sources)
  const groupCount = listGroups(sources.entries).length
  const weights = new Float32Array(ROW_COUNT * groupCount)
  const learn = createLearner(weights, groupCount)
  for (let step = 0; step < EPOCHS * texts.length; step++) {
    const text = texts[(step * STRIDE) % texts.length]
    if (text) learn(text)
  }
  return toModel(weights, groupCount)
}

function createLearner(weights: Float32Array, groupCount: number): (text: TrainingText) => void {
  const squares = new Float32Array(weights.length).fill(FIRST_SQUARES)
  const errors = new Float64Array(groupCount)

  function predict({ rows, values }: TrainingText): void {
    errors.fill(0)
    for (let i = 0; i < rows.length; i++) {
      const start = (rows[i] ?? 0) * groupCount
      const value = values[i] ?? 0
      for (let group = 0; group < groupCount; group++) {
        errors[group] = (errors[group] ?? 0) + value * (weights[start + group] ?? 0)
      }
    }
    softmax(errors)
  }

  return (text) => {
    predict(text)
    for (const { group, share } of text.shares) errors[group] = (errors[group] ?? 0) - share
    const wrong = [...errors.keys()].filter((group) => Math.abs(errors[group] ?? 0) > MIN_ERROR)
    for (const [i, row] of text.rows.entries()) {
      for (const group of wrong) {
        const position = row * groupCount + group
        const gradient = text.weight * (text.values[i] ?? 0) * (errors[group] ?? 0)
        const sum = (squares[position] ?? 0) + gradient ** 2
        squares[position] = sum
        weights[position] = (weights[position] ?? 0) - (LEARNING_RATE * gradient) / Math.sqrt(sum)
      }
    }
  }
}

function toModel(dense: Float32Array, groupCount: number): GroupModel {
  const rowStarts = new Uint32Array(ROW_COUNT + 1)
  const groups: number[] = []
  const weights: number[] = []
  for (const [position, weight] of dense.entries()) {
    if (Math.abs(weight) >= MIN_WEIGHT) {
      groups.push(position % groupCount)
      weights.push(Math.max(-MAX_STEPS, Math.min(MAX_STEPS, Math.round(weight / WEIGHT_STEP))))
    }
    if ((position + 1) % groupCount === 0) rowStarts[(position + 1) / groupCount] = groups.length
  }
  return { rowStarts, groups: Uint16Array.from(groups), weights: Int8Array.from(weights) }
}
