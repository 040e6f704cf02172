export const templateName = 'template_shuyuan';
