-- Sounds that were in the library before they could be heard get an address that nobody can guess.
update media_files set slug = replace(gen_random_uuid()::text, '-', '')
where kind = 'file' and slug = '' and content_type like 'audio/%';
