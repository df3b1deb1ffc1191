import { submitForm, type State } from './State.ts';

export const questionsStates: readonly State[] = [
  { name: 'questions', route: ({ productId }) => `/pages/goods/ask?goods_id=${productId}` },
  { name: 'questions about nothing', route: '/pages/goods/ask' },
  { name: 'no questions', route: '/pages/goods/ask?goods_id=999999' },
  { name: 'question', route: ({ questionId }) => `/pages/goods/askList?ask_id=${questionId}` },
  { name: 'question that does not exist', route: '/pages/goods/askList?ask_id=999999' },
  {
    name: 'question that waits for review',
    as: 'busy',
    route: ({ pendingQuestionId }) => `/pages/goods/askList?ask_id=${pendingQuestionId}`,
  },
  { name: 'new question', as: 'busy', route: ({ productId }) => `/pages/goods/putAsk?goods_id=${productId}` },
  {
    name: 'new question with mistakes',
    as: 'fresh',
    route: ({ productId }) => `/pages/goods/putAsk?goods_id=${productId}`,
    then: submitForm,
  },
  { name: 'answer', as: 'busy', route: ({ questionId }) => `/pages/goods/askList2?ask_id=${questionId}` },
  {
    name: 'answer with mistakes',
    as: 'fresh',
    route: ({ questionId }) => `/pages/goods/askList2?ask_id=${questionId}`,
    then: submitForm,
  },
  { name: 'received questions', as: 'busy', route: '/pages/questions/questions' },
  { name: 'no received questions', as: 'fresh', route: '/pages/questions/questions?type=1' },
  { name: 'own questions', as: 'busy', route: '/pages/questions/questions?type=2' },
  { name: 'no own questions', as: 'fresh', route: '/pages/questions/questions?type=2' },
  { name: 'own answers', as: 'busy', route: '/pages/questions/answer' },
  { name: 'no own answers', as: 'fresh', route: '/pages/questions/answer' },
];
