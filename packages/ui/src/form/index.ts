export { Form, type FormErrors, type FormProps } from './form.tsx';
export { SubmitButton, type SubmitButtonProps } from './submit-button.tsx';
