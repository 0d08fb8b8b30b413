type Question = { id: string; text: string }

/** The answers as shown in the review. */
export function answerLines(
  questions: readonly Question[],
  answers: readonly { questionId: string; answer: string }[],
): { term: string; value: string }[] {
  return questions.map(({ id, text }) => ({
    term: text,
    value: answers.find(({ questionId }) => questionId === id)?.answer || 'Keine Angabe',
  }))
}
