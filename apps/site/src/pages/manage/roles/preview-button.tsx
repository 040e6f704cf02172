import { isApiError } from '@shuyuan/api-client';
import type { Privilege } from '@shuyuan/api-client/manage';
import { Button } from '@shuyuan/ui/button';
import { EyeIcon } from '@shuyuan/ui/icons';
import { Text } from '@shuyuan/ui/layout';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { rolesStrings } from './roles.strings.ts';

interface PreviewButtonProps {
  name: string;
  privileges: readonly Privilege[];
}

/** Shows the site as somebody with these rights sees it, saved or not. */
export function PreviewButton({ name, privileges }: PreviewButtonProps) {
  const { host, preview, navigate } = useSite();
  const { client } = useManage();
  const words = useStrings(rolesStrings);
  const { pathname, search } = useLocation();
  const [isPending, setIsPending] = useState(false);

  async function begin() {
    setIsPending(true);
    try {
      const { token } = await client.roles.preview([...privileges]);
      preview.start({
        token,
        name: name.trim() === '' ? words.previewName : name,
        from: pathname + search,
      });
      navigate(paths.home());
    } catch (error) {
      if (!isApiError(error)) throw error;
      host.notify('critical', error.kind === 'business' ? error.message : words.previewFailed);
    } finally {
      setIsPending(false);
    }
  }

  return (
    <div>
      <Button icon={<EyeIcon size="small" />} isPending={isPending} onPress={() => void begin()}>
        {words.preview}
      </Button>
      <Text size="small" tone="muted">
        {words.previewHint}
      </Text>
    </div>
  );
}
