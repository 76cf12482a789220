"use strict";
{
    const pages = Array.from(document.querySelectorAll(".page"));
    const keys = document.querySelector(".keys");
    if (keys !== null) keys.hidden = false;

    // What the address names is read only while it is in sight.
    const place = () => {
        const named = pages.findIndex((page) => "#" + page.id === location.hash);
        if (named !== -1) {
            const box = pages[named].getBoundingClientRect();
            if (Math.min(box.bottom, innerHeight - box.top) > 0) return named;
        }
        const seen = pages.findIndex((page) => page.getBoundingClientRect().bottom > innerHeight / 3);
        return scrollY > innerHeight / 2 ? seen : -1;
    };

    const turn = (step) => {
        const page = pages[Math.max(place() + step, step === -1 ? -1 : 0)];
        if (page === undefined) {
            document.querySelector(step === 1 ? "[rel=next]" : "[rel=prev]")?.click();
            return;
        }
        location.replace("#" + page.id);
        page.focus({ preventScroll: true });
    };

    document.addEventListener("keydown", (event) => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        if (event.key === "ArrowLeft") turn(-1);
        else if (event.key === "ArrowRight") turn(1);
        else if (event.key === "Escape") {
            const page = pages[place()];
            const up = document.querySelector(".up");
            location.href = up.href + (page === undefined ? "" : "/" + page.id);
        } else return;
        event.preventDefault();
    });

    const select = (code) => {
        const range = document.createRange();
        range.selectNodeContents(code);
        getSelection().removeAllRanges();
        getSelection().addRange(range);
    };

    for (const button of document.querySelectorAll(".copy")) {
        button.hidden = false;
        const command = button.closest(".command");
        button.addEventListener("click", async () => {
            const code = command.querySelector("code");
            const label = command.querySelector(".copied");
            select(code);
            label.textContent = document.execCommand("copy") ? "copied" : "selected";
            if (label.textContent === "copied") return;
            try {
                await navigator.clipboard.writeText(code.textContent);
                label.textContent = "copied";
            } catch {
                // It stays selected, to be copied by hand.
            }
        });
    }
}
