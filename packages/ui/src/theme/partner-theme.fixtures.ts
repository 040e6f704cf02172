/** A school's whole theme, as it would stand in the school's own style sheet. */
export const cinnabarSchool = `
[data-school='cinnabar'] {
  --sy-color-action: #A63A2B;
  --sy-color-action-hover: #8A2E21;
  --sy-color-action-soft: #F9E9E4;
  --sy-color-focus: #A63A2B;
  --sy-radius-control: 2px;
  --sy-radius-card: 4px;
}
[data-sy-theme='dark'] [data-school='cinnabar'] {
  --sy-color-action: #EF8E7B;
  --sy-color-action-hover: #F4A797;
  --sy-color-action-soft: #3A201B;
  --sy-color-focus: #EF8E7B;
}
`;
