ALTER TABLE "questions" ALTER COLUMN "type" SET DEFAULT 1;--> statement-breakpoint
ALTER TABLE "questions" ALTER COLUMN "score" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "questions" ALTER COLUMN "shown" SET DEFAULT '{}'::jsonb;--> statement-breakpoint
ALTER TABLE "questions" ALTER COLUMN "key" SET DEFAULT '{}'::jsonb;--> statement-breakpoint
ALTER TABLE "questions" ALTER COLUMN "revealed" SET DEFAULT '{}'::jsonb;