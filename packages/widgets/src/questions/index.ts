export { QuestionPreview } from './question-preview.view.tsx';
