import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button } from '../button/button.tsx';
import { ButtonGroup } from './index.ts';

it('is a group for those who do not see it only when it has a name', () => {
  const { rerender } = render(
    <ButtonGroup>
      <Button>交卷</Button>
    </ButtonGroup>,
  );
  expect(screen.queryByRole('group')).toBeNull();
  rerender(
    <ButtonGroup label="讲义">
      <Button>下载</Button>
    </ButtonGroup>,
  );
  expect(screen.getByRole('group', { name: '讲义' }).textContent).toBe('下载');
});

it('says which way it runs', () => {
  const { container } = render(
    <ButtonGroup orientation="vertical">
      <Button>放大</Button>
    </ButtonGroup>,
  );
  const group = container.querySelector('[data-component="button-group"]');
  expect(group?.getAttribute('data-orientation')).toBe('vertical');
});
