CREATE TABLE "lesson_records" (
	"user_id" bigint NOT NULL,
	"lesson_id" bigint NOT NULL,
	"place" smallint NOT NULL,
	"progress" smallint NOT NULL,
	"studied_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_records_user_id_lesson_id_pk" PRIMARY KEY("user_id","lesson_id"),
	CONSTRAINT "lesson_records_place" CHECK ("lesson_records"."place" between 0 and "lesson_records"."progress"),
	CONSTRAINT "lesson_records_progress" CHECK ("lesson_records"."progress" <= 100),
	CONSTRAINT "lesson_records_finished" CHECK (("lesson_records"."progress" = 100) = ("lesson_records"."finished_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "course_lessons" ADD COLUMN "content" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "course_lessons" ADD COLUMN "character_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "course_lessons" ADD COLUMN "paper_id" bigint;--> statement-breakpoint
ALTER TABLE "lesson_records" ADD CONSTRAINT "lesson_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_records" ADD CONSTRAINT "lesson_records_lesson_id_course_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."course_lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_records_lesson" ON "lesson_records" USING btree ("lesson_id");--> statement-breakpoint
ALTER TABLE "course_lessons" ADD CONSTRAINT "course_lessons_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_lessons_paper" ON "course_lessons" USING btree ("paper_id");--> statement-breakpoint
ALTER TABLE "course_lessons" ADD CONSTRAINT "course_lessons_text" CHECK ("course_lessons"."kind" = 'text' or "course_lessons"."content" = '');--> statement-breakpoint
ALTER TABLE "course_lessons" ADD CONSTRAINT "course_lessons_paper" CHECK ("course_lessons"."kind" in ('exam', 'homework') or "course_lessons"."paper_id" is null);--> statement-breakpoint
ALTER TABLE "course_lessons" ADD CONSTRAINT "course_lessons_characters" CHECK ("course_lessons"."character_count" >= 0);